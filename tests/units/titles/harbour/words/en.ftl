title-harbour = The Harbour Thief
    .about = A harbour of fourteen quays: two guards, eight entries, a boat for the thief.
ticket-walk = Walk
ticket-cart = Cart
ticket-tram = Tram
edition-long = The long night: twelve entries
