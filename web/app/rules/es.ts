import type { Paragraph } from "./en";

const goal = "Los perseguidores ganan juntos cuando uno llega a la estación de Mister X o cuando él no puede moverse. Él gana si al final sigue libre.";

export const rules: Record<string, Paragraph[]> = {
  "scotland-yard": [
    { id: "goal", head: "De qué se trata", text: `Mister X huye por Londres durante 22 rondas; hasta cinco detectives lo persiguen. ${goal}` },
    { id: "turn", head: "Una ronda", text: "Mister X mueve primero, sin ser visto. Después mueven todos los perseguidores, en el orden que quieran. Un billete lleva un peón por una línea de su clase hasta la próxima parada. Dos peones nunca comparten estación." },
    { id: "log", head: "Diario de viaje", text: "Todos ven el billete de cada movimiento suyo. En las anotaciones 3, 8, 13, 18 y 24 debe mostrarse; luego desaparece de nuevo." },
    { id: "black", head: "Billetes negros y ferri", text: "Un billete negro oculta cómo viajó y vale en toda línea. Solo con él puede tomar el ferri del Támesis." },
    { id: "double", head: "Movimiento doble", text: "Dos veces puede hacer dos movimientos en un turno. Ambos van al diario, y una aparición en medio cuenta." },
    { id: "tickets", head: "Billetes", text: "Los detectives tienen 11 billetes de taxi, 8 de autobús y 4 de metro. Lo que gastan va a la reserva de la que él toma. Quien no tiene billete espera y sigue ocupando su estación. Los policías viajan gratis." },
  ],
  "ny-chase": [
    { id: "goal", head: "De qué se trata", text: `Manhattan, 22 rondas. ${goal}` },
    { id: "turn", head: "Una ronda", text: "Mister X mueve primero, sin ser visto; después los detectives en orden fijo. Taxi, autobús y metro cuestan un billete del montón común." },
    { id: "log", head: "Diario de viaje", text: "Se muestra en las anotaciones 3, 8, 13 y 18." },
    { id: "black", head: "Billetes negros y barcas", text: "Los billetes negros ocultan su camino y lo llevan en barca por los ríos." },
    { id: "double", head: "Jugada doble", text: "Dos veces puede mover dos veces en un turno, una carta por turno como mucho. Ambas quedan en el registro, y si se muestra en medio, vale." },
    { id: "tickets", head: "Billetes", text: "Los detectives pagan de una reserva común: por cada uno 10 billetes de taxi, 8 de autobús y 4 de metro. Lo usado sale del juego. Mister X tiene 11 de taxi, 7 de autobús y 4 de metro, y uno negro por cada detective." },
    { id: "fly", head: "Helicóptero", text: "Los detectives tienen tres vuelos. Quien vuela paga un billete cualquiera, dirige el helicóptero a una estación y aterriza allí en su próximo turno con otro billete. Mientras tanto no está en ninguna parte." },
    { id: "block", head: "Barreras", text: "Al mover, un detective puede dejar una barrera en la estación que abandona o traer una del tablero. Mister X no puede entrar en ella." },
    { id: "stuck", head: "Quien no puede mover", text: "Mister X pierde si está rodeado; si solo le faltan billetes, se queda. Un detective que ya nunca podrá moverse deja de cerrar su estación." },
  ],
  sanssouci: [
    { id: "goal", head: "De qué se trata", text: `Potsdam y sus palacios, 24 anotaciones del diario. ${goal}` },
    { id: "turn", head: "Una ronda", text: "Mister X mueve primero; después los agentes en el orden de la primera ronda. A pie, en ViP (tranvía y autobús) o en tren rápido, una línea hasta la próxima parada." },
    { id: "log", head: "Diario de viaje", text: "Se muestra en las anotaciones 3, 8, 12, 18 y 24." },
    { id: "black", head: "Billetes negros y barcos", text: "Un billete negro vale para todo y es la única forma de subir a un barco." },
    { id: "double", head: "Movimiento doble", text: "Tiene dos movimientos dobles; cada uno hace dos anotaciones." },
    { id: "tickets", head: "Billetes", text: "Cada agente empieza con 10 billetes a pie, 8 de ViP y 4 de tren; lo que gastan pasa a él. Quien no puede mover deja el juego." },
    { id: "variants", head: "Variantes", text: "Siete variantes ayudan a los agentes, tres a Mister X; cada una es una opción al preparar la mesa." },
  ],
  europa: [
    { id: "goal", head: "De qué se trata", text: "Mister X tiene una misión: de una ciudad de salida de su color a una de sus ciudades de destino. Los cinco detectives deben atraparlo por el camino." },
    { id: "turn", head: "Una ronda", text: "Mister X mueve primero; todos ven el billete y no la ciudad. Después cada detective mueve una vez, en cualquier orden: quien puede, debe. Dos detectives nunca comparten ciudad. Siguen el control, las acciones especiales y billetes nuevos. Está atrapado en cuanto un detective entra en su ciudad." },
    { id: "hand", head: "La mano", text: "Cada billete tiene dos mitades: arriba cómo se viaja (coche, tren, avión), abajo un símbolo que paga acciones especiales. Un billete, un movimiento. Después se descarta lo que se quiera y se llena la mano de la bolsa." },
    { id: "double", head: "Movimientos dobles y ocultos", text: "Con huellas Mister X mueve dos veces; con sombras pone su billete boca abajo." },
    { id: "check", head: "Control de posición", text: "Tras los movimientos de los detectives, las ciudades en que entraron se comparan con las últimas de él. Donde coinciden, un anillo muestra cuándo estuvo allí." },
    { id: "special", head: "Acciones especiales", text: "Las lupas pagan una investigación: él muestra dónde estuvo. Las luces azules pagan una operación especial: un detective mueve otra vez. Varios pueden pagar juntos, cada uno como mucho tantos billetes como peones lleva." },
    { id: "chips", head: "Fichas de investigación", text: "Las fichas son notas de los detectives: sospechosa o descartada. No cambian nada, y Mister X no las ve." },
    { id: "open", head: "A la vista", text: "Desde el movimiento 25 se mueve a la vista, y sus billetes vuelven a la bolsa." },
  ],
  behrends: [
    { id: "goal", head: "De qué se trata", text: "Diez maleantes se parecen y uno es Mister X. Primero la policía debe averiguar quién es; después, arrestarlo." },
    { id: "first", head: "Primera parte: ¿quién es?", text: "La banda se coloca en las calles. La policía tira dos dados y mueve dos de sus cuatro coches, siempre hacia delante. En una casilla con una ficha puede controlarla; solo tiene siete controles." },
    { id: "second", head: "Segunda parte: la caza", text: "Ahora se le conoce. La policía nombra dos coches en orden. El número de teléfono de la casilla gira el disco, y el jefe contesta: advertencia, línea ocupada, o un color a cuyas casillas puede pasar el coche." },
    { id: "dial", head: "El disco", text: "El número de la casilla hace girar el disco desde donde está, así que se puede calcular. Advertencia: el coche se queda. Comunica: avanza con un dado. Rojo, amarillo, azul: puede cambiar a una casilla de ese color. El hueco muerto: se marca otra vez." },
    { id: "override", head: "Intervenir y desterrar", text: "Cuando ambos coches han terminado, uno puede saltarse la centralita y moverse otra vez con un dado; si no lo alcanza, cuesta advertencias. Un coche que acaba en la casilla de un ayudante solo puede desterrarlo a una casilla vacía." },
    { id: "barricade", head: "Barricadas", text: "Dos ayudantes en una casilla son una barricada que ningún coche cruza." },
    { id: "end", head: "El final", text: "Cae cuando un coche llega a su casilla. Gana con el séptimo control en vano o con la vigésima advertencia." },
  ],
};
