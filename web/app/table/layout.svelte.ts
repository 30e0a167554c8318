/** The three forms of the table: phone (a sheet), tablet (drawers), desk (side panels). */
class Layout {
  width = $state(innerWidth);
  height = $state(innerHeight);

  constructor() {
    addEventListener("resize", () => Object.assign(this, { width: innerWidth, height: innerHeight }));
  }

  get form(): "phone" | "tablet" | "desk" {
    return this.width < 700 ? "phone" : this.width < 1100 ? "tablet" : "desk";
  }
}

export const layout = new Layout();
