/**
 * What people in Mexico, and at work with the law, put a number or a mark after when a password is asked for. Lists of breached passwords
 * come mostly from elsewhere. In lower case, without accents, tildes or blanks.
 */
const STEMS = `
  contrasena contrasenia micontrasena miclave miclavesecreta clave claves clavesecreta secreto secreta
  acceso entrar usuario usuaria administrador administradora admin invitado invitada sistema sistemas temporal provisional cambiame
  cambiala nueva nuevo prueba pruebas bienvenido bienvenida bienvenidos hola holamundo holahola soyyo nose nomeacuerdo olvidada
  abogado abogada abogados abogadas licenciado licenciada despacho midespacho bufete notaria notario juridico juridica corporativo
  justicia derecho leyes juzgado juez jueza tribunal amparo expediente expedientes demanda litigio fiscalia
  mexico mexicano mexicana vivamexico cdmx ciudaddemexico df distritofederal guadalajara monterrey puebla tijuana queretaro merida
  cancun leon toluca veracruz oaxaca jalisco sinaloa sonora chihuahua michoacan guanajuato edomex acapulco
  guadalupe virgendeguadalupe lupita jesus jesucristo cristo diosesamor diosmio gloriaadios sanjudas sanjuditas bendiciones
  chivas america aguilas cruzazul pumas tigres rayados atlas toluca santos clubamerica
  amor amorcito amormio miamor teamo tequiero teamomucho tequieromucho corazon princesa princesita reina bonita hermosa preciosa
  chiquita chiquito gordito gordita bebe familia mifamilia mama mamita papa papito hijos mishijos mariposa estrella estrellita
  cinco siempre feliz felicidad alegria chocolate tamales tacos mariachi lunes martes miercoles jueves viernes sabado domingo
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre verano invierno primavera
  alejandro alejandra fernando fernanda francisco francisca guillermo juancarlos joseluis mariajose mariafernanda miguelangel
  luisfernando gabriel gabriela daniela valentina sebastian santiago leonardo eduardo ricardo roberto veronica patricia
`

/** The words above, each once. */
export const PREDICTABLE_STEMS: ReadonlySet<string> = new Set(STEMS.split(/\s+/).filter(Boolean))

/** Walks along the row of digits with the shift key, on the keyboards of the United States, Latin America and Spain. */
export const SYMBOL_WALKS: readonly string[] = ['!@#$%^&*()_+', '!"#$%&/()=?', '!"·$%&/()=?']
