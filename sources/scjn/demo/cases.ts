/** A party whose condition colours a criterion. */
export interface Party {
  /** First época in which it makes sense. */
  since: number
  /** What goes before the full stop of a rubro; empty for the plain case. */
  rubro: string
  who: string
  /** A reason that regards this party; without the last full stop. */
  nuance: string
}

const PLAIN = '5 |  | la parte interesada | '

const GROUPS: Record<string, string> = {
  amparo: `${PLAIN}
9 | TRATÁNDOSE DE PERSONAS ADULTAS MAYORES | una persona adulta mayor | La edad avanzada de quien acude obliga a una respuesta pronta, porque el tiempo del proceso pesa más sobre ella
5 | TRATÁNDOSE DE NÚCLEOS EJIDALES | un núcleo ejidal | La tutela de los núcleos de población exige suplir la deficiencia de la queja y allegarse de oficio los elementos necesarios
5 | TRATÁNDOSE DE SOCIEDADES MERCANTILES | una sociedad mercantil | El carácter de persona moral no disminuye la protección, pues también ella es titular de los derechos compatibles con su naturaleza
9 | CUANDO INTERVIENE UNA PERSONA INDÍGENA | una persona indígena | La pertenencia a una comunidad indígena obliga a considerar sus costumbres y, si es preciso, a nombrar intérprete
7 | TRATÁNDOSE DE ASOCIACIONES CIVILES | una asociación civil | El objeto social de la asociación permite identificar los derechos que defiende y el grupo al que representa
5 | CUANDO EL INTERESADO SE ENCUENTRA PRIVADO DE LA LIBERTAD | una persona privada de la libertad | La privación de la libertad dificulta la defensa y exige que los requisitos formales se aprecien con flexibilidad`,
  familia: `${PLAIN}
5 | CUANDO LA RECLAMA LA MADRE DE LOS HIJOS | la madre de dos niños | Quien tiene a su cargo el cuidado diario conoce las necesidades del hogar, y su dicho merece especial atención
9 | SI EN EL GRUPO FAMILIAR HAY UNA PERSONA CON DISCAPACIDAD | una mujer con discapacidad | La discapacidad de uno de los integrantes exige apoyos y ajustes que la decisión no puede pasar por alto
9 | CUANDO EXISTEN INDICIOS DE VIOLENCIA FAMILIAR | una persona que denunció violencia familiar | Los indicios de violencia obligan a juzgar con perspectiva de género y a dictar de oficio medidas de protección
5 | SI EL DEUDOR TIENE OTROS ACREEDORES ALIMENTARIOS | el padre de una niña | La existencia de otros acreedores obliga a repartir con equidad sin desatender a ninguno
10 | TRATÁNDOSE DE FAMILIAS HOMOPARENTALES | una pareja del mismo sexo | La Constitución protege a la familia como realidad social, sin distinguir por la orientación de quienes la forman`,
  civil: `${PLAIN}
9 | TRATÁNDOSE DE PERSONAS ADULTAS MAYORES | una persona adulta mayor | La posible situación de desventaja de las personas mayores exige verificar que conocieron el alcance de los actos que se les atribuyen
5 | CUANDO EL BIEN PERTENECE A VARIOS COPROPIETARIOS | uno de los copropietarios | La comunidad de intereses exige llamar a todos los copropietarios, porque la sentencia habrá de alcanzarlos
5 | SI UNA DE LAS PARTES RADICA EN EL EXTRANJERO | una persona residente en el extranjero | La distancia aconseja ampliar los plazos y agotar los medios de cooperación entre tribunales
5 | TRATÁNDOSE DE LA SUCESIÓN | el albacea de una sucesión | El albacea actúa por la universalidad de los bienes, de modo que sus actos aprovechan o perjudican a todos los herederos
7 | CUANDO INTERVIENE UNA INSTITUCIÓN DE CRÉDITO | una institución de crédito | La institución dispone de los registros de la operación y puede aportarlos con mayor facilidad que su contraparte`,
  mercantil: `${PLAIN}
7 | SI INTERVIENE UNA INSTITUCIÓN DE CRÉDITO | una institución de crédito | La institución debe acompañar los elementos que permitan verificar las operaciones que generaron el adeudo
5 | SI INTERVIENE UN ENDOSATARIO EN PROCURACIÓN | un endosatario en procuración | El endosatario en procuración actúa por cuenta del endosante, por lo que le son oponibles las mismas excepciones
5 | TRATÁNDOSE DE COMERCIANTES | un comerciante | La habitualidad en el comercio permite exigir un cuidado mayor al celebrar y cumplir los contratos
9 | TRATÁNDOSE DE PERSONAS CONSUMIDORAS | una persona consumidora | La asimetría entre proveedor y consumidor justifica que la información dudosa se interprete en favor de este último
10 | SI EL ACTO SE CELEBRÓ POR MEDIOS ELECTRÓNICOS | la titular de una cuenta digital | La fiabilidad del medio electrónico debe demostrarla quien lo puso a disposición y lo administra`,
  penal: `${PLAIN}
9 | CUANDO LA PERSONA IMPUTADA ES INDÍGENA | un integrante de una comunidad indígena | La asistencia de intérprete y de defensor que conozca su lengua y cultura es condición de validez de lo actuado
9 | SI LA PERSONA IMPUTADA ES EXTRANJERA | una persona extranjera | La notificación consular sin demora forma parte de la defensa, pues allega medios que la persona por sí no tendría
9 | CUANDO HAY INDICIOS DE TORTURA | una persona que alegó haber sido torturada | La denuncia de tortura obliga a investigarla con independencia de la causa y a examinar su efecto en las pruebas
10 | TRATÁNDOSE DE DELITOS COMETIDOS CONTRA MUJERES | un hombre acusado de agredir a su pareja | El contexto de la agresión debe investigarse y valorarse sin estereotipos sobre la conducta de la víctima
5 | SI SON VARIOS LOS PROCESADOS | uno de los procesados | La responsabilidad es personal y lo actuado respecto de uno no puede extenderse a los demás sin prueba que los señale`,
  fiscal: `${PLAIN}
5 | TRATÁNDOSE DE SOCIEDADES EN LIQUIDACIÓN | una sociedad en liquidación | La liquidación no extingue las obligaciones ni los derechos de defensa, que se ejercen por conducto del liquidador
7 | TRATÁNDOSE DE AUTORIDADES MUNICIPALES | una empresa con domicilio en un municipio costero | La autoridad municipal está sujeta a las mismas exigencias de fundamentación que las demás, sin que la sencillez de sus trámites la dispense
9 | CUANDO EL ACTO AFECTA A UNA MICROEMPRESA | una microempresa | La capacidad administrativa limitada de la empresa es una circunstancia que debe ponderarse al apreciar el incumplimiento
9 | SI LA AUTORIDAD OMITIÓ CITAR EL PRECEPTO QUE LE DA COMPETENCIA TERRITORIAL | una persona física con actividad empresarial | La cita del precepto que otorga competencia por territorio es necesaria para que se sepa si quien actúa puede hacerlo
7 | CUANDO SE TRATA DE COMERCIO EXTERIOR | un importador | La vigilancia del comercio exterior admite reglas propias, pero no suprime la obligación de motivar`,
  laboral: `${PLAIN}
9 | TRATÁNDOSE DE PERSONAS TRABAJADORAS DEL HOGAR | una trabajadora del hogar | La prestación del servicio en un domicilio particular dificulta la prueba y justifica que se atienda a los indicios
5 | CUANDO LA RELACIÓN ES POR TIEMPO DETERMINADO | un trabajador contratado por tiempo determinado | La temporalidad sólo subsiste mientras exista la causa que la originó; de lo contrario la relación se prolonga
9 | SI LA TRABAJADORA SE ENCONTRABA EMBARAZADA | una trabajadora embarazada | El embarazo activa una protección reforzada y obliga a presumir que la separación obedeció a esa causa
5 | TRATÁNDOSE DE TRABAJADORES AL SERVICIO DEL ESTADO | un trabajador al servicio de un ayuntamiento | La relación con el Estado se rige por normas propias, que se complementan con la ley general en lo que no se opongan
5 | CUANDO EL TRABAJO SE REALIZA EN EL CAMPO | un jornalero agrícola | La movilidad y la falta de registros en las labores del campo agravan la carga de quien debe conservar los documentos
10 | SI EL SERVICIO SE PRESTA A TRAVÉS DE PLATAFORMAS DIGITALES | una persona repartidora | El control que ejerce la plataforma por medio de sus algoritmos es un dato revelador de la subordinación`,
  seguridad: `${PLAIN}
9 | TRATÁNDOSE DE PERSONAS ADULTAS MAYORES | una persona adulta mayor | La vejez exige que el trámite sea breve y que no se impongan cargas de prueba imposibles de satisfacer
5 | TRATÁNDOSE DE LOS BENEFICIARIOS DEL TRABAJADOR | la beneficiaria de un trabajador fallecido | Los beneficiarios suelen carecer de los documentos de la relación, por lo que deben requerirse a quien los conserva
7 | SI LA PERSONA LABORÓ PARA VARIOS PATRONES | una persona que laboró para varios patrones | Las cotizaciones acumuladas con distintos patrones forman una sola historia y así deben computarse
9 | TRATÁNDOSE DE PERSONAS CON DISCAPACIDAD | una persona con discapacidad | La discapacidad obliga a realizar ajustes razonables en el procedimiento y a valorar su efecto en el entorno
5 | CUANDO EL TRABAJADOR ES ESTACIONAL | un trabajador de temporada | La discontinuidad del trabajo de temporada no equivale a su terminación ni reduce la protección`,
  servidores: `${PLAIN}
9 | TRATÁNDOSE DE INTEGRANTES DE CORPORACIONES POLICIALES | un integrante de una corporación policial | El régimen especial de los cuerpos de seguridad no suprime las garantías mínimas de quien enfrenta un procedimiento sancionador
9 | TRATÁNDOSE DE SERVIDORES PÚBLICOS MUNICIPALES | una regidora | La cercanía de los órganos municipales con las personas investigadas hace más necesaria la imparcialidad de quien resuelve
9 | SI LA PERSONA YA CONCLUYÓ SU ENCARGO | un antiguo director de área | La conclusión del encargo no impide sancionar, pero dificulta el acceso a los documentos, lo que debe compensarse
9 | CUANDO LA FALTA SE ATRIBUYE A UN PARTICULAR | una proveedora | Los particulares vinculados con faltas graves gozan de las mismas garantías que las personas servidoras públicas`,
  salud: `${PLAIN}
9 | TRATÁNDOSE DE PERSONAS ADULTAS MAYORES | una persona adulta mayor | La vejez exige que el trámite sea breve y que no se impongan cargas imposibles de satisfacer
9 | CUANDO LO REQUIERE UNA PERSONA MENOR DE EDAD | una niña | El interés superior de la niñez obliga a dar prioridad a su atención sobre cualquier consideración administrativa
9 | TRATÁNDOSE DE PERSONAS PRIVADAS DE LA LIBERTAD | una persona privada de la libertad | El Estado es garante de quien se encuentra bajo su custodia, de manera que no puede excusarse en la falta de personal
9 | TRATÁNDOSE DE PERSONAS MIGRANTES | una persona migrante | La condición migratoria no limita el derecho a recibir atención ni autoriza a condicionarla`,
  prensa: `${PLAIN}
9 | TRATÁNDOSE DE PERIODISTAS | una periodista | La labor de informar merece una protección especial, porque de ella depende que la sociedad pueda deliberar
9 | CUANDO SE DIFUNDE EN UN MEDIO DIGITAL | un medio digital | El alcance de los medios digitales no disminuye la protección, aunque puede influir en la forma de rectificar
9 | TRATÁNDOSE DE ORGANIZACIONES CIVILES | una organización civil | Quienes vigilan el ejercicio del poder cumplen una función semejante a la de la prensa
10 | SI SE DIFUNDE EN REDES SOCIALES | la usuaria de una red social | La conversación en redes forma parte del debate público y no pierde protección por su tono informal`,
  personas: `${PLAIN}
9 | TRATÁNDOSE DE PERSONAS ADULTAS MAYORES | una persona adulta mayor | La edad es una de las categorías que la Constitución menciona y exige verificar que no encubra un prejuicio
9 | TRATÁNDOSE DE PERSONAS INDÍGENAS | una persona indígena | La pertenencia a una comunidad indígena obliga a considerar la desigualdad histórica que ha padecido
9 | TRATÁNDOSE DE PERSONAS CON DISCAPACIDAD | una persona con discapacidad | El modelo social de la discapacidad exige identificar las barreras que crea la norma y no las que se atribuyen a la persona
9 | TRATÁNDOSE DE PERSONAS EXTRANJERAS | una persona extranjera | La nacionalidad sólo puede justificar las diferencias que la propia Constitución autoriza`,
  honor: `${PLAIN}
9 | TRATÁNDOSE DE PERSONAS ADULTAS MAYORES | una persona adulta mayor | La edad puede agravar la lesión y dificultar la defensa, por lo que debe ponderarse al apreciarla
9 | CUANDO LA NOTA SE DIFUNDE EN INTERNET | una profesora | La permanencia y el alcance de lo publicado en internet son circunstancias que deben considerarse al fijar las medidas
9 | TRATÁNDOSE DE PERSONAS CON PROYECCIÓN PÚBLICA | una figura pública | Quien actúa en la vida pública admite un margen más amplio de crítica sin perder por ello su derecho al honor
9 | CUANDO LA AFECTACIÓN LA RESIENTE UNA PERSONA MENOR DE EDAD | el padre de una niña | El interés superior de la niñez obliga a proteger con especial cuidado su imagen y su intimidad`,
  poderes: `${PLAIN}
9 | CUANDO LA PROMUEVE UN MUNICIPIO | un municipio | La autonomía municipal comprende la libre administración de su hacienda y la certeza sobre sus ingresos
9 | SI LA PROMUEVE UN ÓRGANO CONSTITUCIONAL AUTÓNOMO | un órgano constitucional autónomo | La autonomía reconocida en la Constitución incluye la posibilidad de defenderla ante el Tribunal
9 | CUANDO LA PROMUEVE EL PODER JUDICIAL DE UN ESTADO | el Poder Judicial de un Estado | La independencia de quienes juzgan requiere recursos suficientes y entregados a tiempo`,
  ninguno: `${PLAIN}
9 | SI LAS NORMAS SE REFIEREN A LA EDUCACIÓN | la comisión actora | El derecho a la educación tiene una dimensión colectiva que hace más intensa la exigencia de participación
9 | SI LAS NORMAS ESTABLECEN OBLIGACIONES A CARGO DE LAS FAMILIAS | la comisión actora | Las familias habrán de adaptar su organización a las normas, lo que hace indispensable conocer su opinión
9 | CUANDO EL DECRETO REFORMA SÓLO ALGUNOS ARTÍCULOS | la comisión actora | La unidad del sistema normativo impide separar los preceptos reformados de los que les dan sentido`,
}

const PARTIES = new Map(Object.entries(GROUPS).map(([group, text]) => [group, text.split('\n').map(readParty)]))

/** The parties of a group that make sense in an época. */
export function partiesOf(group: string, epoch: number): Party[] {
  return (PARTIES.get(group) ?? []).filter((party) => party.since <= epoch)
}

function readParty(line: string): Party {
  const [since, rubro, who, nuance] = line.split('|').map((field) => field.trim())
  return { since: Number(since), rubro, who, nuance }
}
