import { fold } from '#app/core/text/fold'

const words = (text: string) => new Set(text.trim().split(/\s+/).map(fold))

/** Given names that are common in Mexico: enough to see in which order a list writes names. */
const GIVEN = words(
  `abel abraham abril adan adela adolfo adrian adriana agustin aida alan alba alberto alejandra alejandro alexis alfonso alfredo alicia alma alondra
  alonso alvaro amalia amanda amparo ana anahi andrea andres angel angela angelica angelina anselmo antonia antonio araceli ariadna armando arturo aurelio
  aurora axel azucena beatriz belen benito benjamin bernardo bertha blanca brandon brenda bruno camila candelaria carla carlos carlota carmen carolina
  catalina cecilia celia cesar clara claudia clemente concepcion consuelo cristian cristina cristobal cynthia dalia daniel daniela dario david dayana
  debora delia denisse diana diego dolores domingo domitila dulce edgar edith eduardo efrain elba elena eleazar elias elisa elizabeth eloisa elsa elvia elvira ema
  emilia emiliano emilio emma enrique epifanio eric erica erika ernestina ernesto esperanza esteban estela esther eugenia eugenio eva evangelina evelyn
  fabian fabiola fatima federico felipe felix fernanda fernando fidel flor florencia francisca francisco gabriel gabriela genaro georgina gerardo
  german gilberto gisela gloria gonzalo gonzala graciela gregorio griselda guadalupe guillermina guillermo gustavo hector heriberto hilda homero
  horacio hortensia hugo humberto ignacio ilse imelda ines irene iris irma isaac isabel isidro ismael israel itzel ivan ivette ivonne jacinto jacobo
  jaime janet javier jazmin jessica jesus joaquin joel jonathan jorge jose josefina josue juan juana judith julia julian juliana julieta julio karen
  karina karla kevin laura leonardo leonel leonor leticia lidia liliana lilia lizbeth lorena lorenzo lourdes lucas lucia luciano lucila lucio luis
  luisa luz magdalena manuel manuela marcela marcelino marcelo marco marcos margarita maria mariana mariano maribel maricela marina mario marisol
  marisela maritza marta martha martin mateo matilde matias mauricio mauro maximiliano mayra melissa mercedes micaela miguel minerva miriam moises monica
  monserrat nadia nancy natalia nestor nicolas noe noemi nora norberto norma octavio ofelia olga olivia omar oralia oscar osvaldo pablo paola
  patricia patricio paula paulina pedro petra perla pilar rafael ramiro ramon ramona raquel raul raymundo rebeca refugio regina remedios renata rene reynaldo
  ricardo rigoberto rita roberto rocio rodolfo rodrigo rogelio roman rolando romina rosa rosalba rosalia rosalinda rosalio rosario rosaura rosendo
  roxana ruben ruth sabina salomon salvador samuel sandra santiago santos sara saul sebastian selene sergio silvestre silvia simon socorro sofia
  soledad sonia stephanie susana tania tomas teodoro teofilo teresa tobias trinidad ulises uriel ursula valentin valentina valeria vanessa vanesa
  veronica vicente victor victoria violeta virginia viridiana wendy ximena yadira yahir yesenia yolanda zaira zenaida zoila ma jose`
)

/** Surnames of the same kind. */
const SURNAMES = words(
  `acevedo acosta aguilar aguirre alanis alarcon alcantara alvarado alvarez amador anaya andrade angeles aquino aranda arellano arias armenta arreola
  arroyo avalos avila ayala balderas banuelos barajas barragan barrera barrios bautista becerra beltran benitez bernal blanco bravo bustamante bustos
  caballero cabrera calderon camacho campos cano cantu cardenas cardona carmona carranza carrasco carrera carrillo castaneda castellanos castillo
  castro cazares ceballos cedillo cervantes cervantez chavez contreras cordero cordova corona coronado corral corrales correa cortes cortez coss cruz
  cuellar cuevas davila delgado diaz dominguez duarte duran elizondo enriquez escalante escamilla escobar escobedo espinosa espinoza esquivel estrada
  fajardo farias fernandez fierro figueroa flores fonseca franco fuentes galindo galvan galvez gamboa gamez garcia garduno garza gaytan gil godinez
  gomez gonzalez gracia granados guerra guerrero guevara gutierrez guzman haro heredia hernandez herrera hidalgo huerta hurtado ibanez ibarra
  iniguez islas jaimes jaramillo jasso jimenez juarez lara leal ledesma leon leyva limon lira lopez lozano lucero lugo luna macias madrid maldonado
  mancilla manriquez mares marin marquez marroquin martinez mata maya mayorga medina medrano mejia melendez mena mendez mendoza mercado meza miranda
  molina mondragon montano montes montiel montoya mora morales moreno mota moya munoz murillo nava navarrete navarro negrete nieto noriega nunez
  ocampo ochoa ojeda olivares olivas olvera ordonez orozco ortega ortiz osorio otero pacheco padilla palacios palma palomino paredes parra patino
  paz pedraza pena peralta perea perez pineda pizarro plascencia ponce portillo prado preciado prieto puente pulido quezada quintana quintanilla
  quintero quiroz rangel razo rebollar reyes reyna reynoso ricardez rico rincon rios rivas rivera robledo robles rocha rodriguez rojas roman romero
  romo rosales rosas rubio ruelas ruiz saenz salas salazar saldana salgado salinas samaniego sanchez sandoval santana santiago santillan santos saucedo segovia
  segura sepulveda serna serrano sierra silva solano soler solis solorzano sosa soto suarez tapia tellez teran tirado toledo torres tovar trejo
  trevino trujillo uribe urbina valadez valdes valdez valdivia valencia valenzuela valle vallejo varela vargas vazquez vasquez vega vela velasco
  velazquez velez vera verduzco vergara vidal villa villalobos villanueva villarreal villasenor villegas yanez zamora zamudio zapata zaragoza zarate
  zavala zepeda zuniga`
)

/** Folded text whose ñ is read as n: lists often lose it. */
const plain = (word: string) => fold(word).replace(/~/g, '').replace(/\./g, '')
const SURNAME_WORDS = new Set([...SURNAMES].map((word) => word.replace(/~/g, '')))

/** Whether a word is a common given name. */
export const isGivenName = (word: string) => GIVEN.has(plain(word))

/** Whether a word is a common surname. */
export const isSurname = (word: string) => SURNAME_WORDS.has(plain(word))
