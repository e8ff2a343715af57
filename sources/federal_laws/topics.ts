import { unaccented } from '#sources/text/spanish'

/**
 * Subjects under which federal laws are sought, in the grouping that Jurislex (Suprema Corte) gives its catalogue of laws, named after what each group
 * holds. Which words of a name tell the subject was written down for Foja on 21 November 2026; a law may have several subjects.
 */
const TOPICS: [string, RegExp][] = [
  [
    'Constitución y derechos humanos',
    /\bconstitucion politica\b|derechos humanos|discriminacion|victimas|\btortura|desaparicion|declaracion especial de ausencia|defensoras|reglamentaria .*(?:constitucion|constitucional)|\bigualdad\b|participacion ciudadana|consulta popular|revocacion de mandato|electoral|partidos politicos|amnistia/,
  ],
  [
    'Amparo y control constitucional',
    /\bamparo\b|fracciones i y ii del articulo 105|poder judicial de la federacion|carrera judicial/,
  ],
  [
    'Civil',
    /codigo civil|procedimientos civiles|civiles y familiares|\bausencia\b|mecanismos alternativos|mediacion|conciliacion|nacionalidad|asociacion(?:es)? (?:religiosas|civiles)|registro publico|vivienda|personas adultas mayores|discapacidad/,
  ],
  [
    'Fiscal y aduanas',
    /\bfiscal\b|impuesto|\bderechos\b(?=$| del contribuyente)|contribu(?:cion|yente)|aduaner|coordinacion fiscal|ingresos de la federacion|presupuesto|tesoreria|administracion tributaria|disciplina financiera|deuda publica/,
  ],
  [
    'Laboral y seguridad social',
    /\btrabajo\b|trabajador|seguro social|seguridad social|ahorro para el retiro|ayuda alimentaria|servicio profesional de carrera|infonavit|registro laboral|medida y actualizacion|fondo nacional (?:de la vivienda|para el consumo)|pension/,
  ],
  [
    'Mercantil',
    /inversion|economia social|contratacion de publicidad|codigo de comercio|mercantil|titulos y operaciones|sociedades|concursos mercantiles|comercio (?:exterior|maritimo)|navegacion|correduria|camaras empresariales|consumidor|cooperativa|microindustria|competitividad|infraestructura de la calidad/,
  ],
  [
    'Penal y seguridad pública',
    /\bpenal(?:es)?\b|delit|delincuencia|extradicion|amnistia|defensoria|policia|seguridad interior|procuraduria general (?:de la republica|de justicia)|extincion de dominio|seguridad (?:publica|privada|nacional)|armas de fuego|precursores|sustancias quimicas|guardia nacional|justicia militar|fiscalia|registro de detenciones|uso de la fuerza|procedimiento penal|adolescentes(?=.*penal)|ministerio publico/,
  ],
  [
    'Propiedad intelectual y cultura',
    /derecho de autor|propiedad industrial|variedades vegetales|cinematografia|bibliotecas|lectura y el libro|cultura|monumentos|bellas artes|antropologia|patrimonio cultural|archivos|escudo|seminario de cultura/,
  ],
  [
    'Agrario y desarrollo rural',
    /procampo|\bagrari|ganader|agricola|rural|cana de azucar|semillas|maiz|cafe|pesca|organizaciones agricolas|vitivinicola|sanidad (?:animal|vegetal)|productos organicos/,
  ],
  [
    'Administrativo',
    /remuneraciones|enajenacion de bienes|contabilidad|proteccion civil|anticorrupcion|asentamientos|husos horarios|estadistica|premios|recompensas civiles|zonas economicas|gobierno del distrito|congreso|camara de diputados|senado|sociedad civil|convenio constitutivo|procedimiento (?:contencioso )?administrativo|responsabilidad(?:es)? (?:patrimonial|administrativa|de los servidores)|transparencia y acceso|datos personales|expropiacion|adquisiciones|obras publicas|bienes nacionales|administracion publica|entidades paraestatales|tramites|mejora regulatoria|confianza ciudadana|firma electronica|migracion|refugiados|poblacion|planeacion|archivos|tribunal federal de justicia administrativa|asociaciones publico|fiscalizacion|austeridad|comunicacion social|extranjero|tratados|diario oficial|organica del congreso|agencia espacial|cooperacion internacional|guerra|neutralidad|servicio exterior|cruz roja|juegos y sorteos/,
  ],
  [
    'Financiero',
    /contrato de seguro|credito|bancari|\bbanco\b|\bbanca\b|valores|seguros|fianzas|fondos de inversion|monetaria|casa de moneda|sistemas de pagos|nacional financiera|sociedad hipotecaria|ahorro y|servicios financieros|agrupaciones financieras|tecnologia financiera|lavado|recursos de procedencia/,
  ],
  [
    'Ambiental y energía',
    /ambient|ecologic|aguas nacionales|general de aguas|mexicano del petroleo|forestal|vida silvestre|residuos|cambio climatico|economia circular|hidrocarburos|electric|energi|geoterm|biocombustibles|bioenergeticos|biodiversidad|bioseguridad|vertimientos|federal del mar|mineria|minera|nuclear|petroleos/,
  ],
  [
    'Competencia, telecomunicaciones y transporte',
    /competencia economica|telecomunicaciones|radiodifusion|aviacion|aeropuertos|espacio aereo|ferroviari|caminos|autotransporte|puertos|vias generales|correos|postal|movilidad/,
  ],
  [
    'Salud, educación y asistencia social',
    /maestr[oa]s|cancer|espectro autista|\bsalud\b|tabaco|sanitari|asistencia social|educacion|universidad|instituto politecnico|ciencia|profesiones|deporte|cultura fisica|desarrollo social|juventud|turismo|alimentacion|cuidados/,
  ],
  ['Niñez, familia y mujeres', /ninas|ninos|adolescentes|mujeres|\bfamilia|guarderias|infantil|infancia/],
  ['Pueblos indígenas y afromexicanos', /indigen|afromexican|chiapas|linguistic/],
  ['Fuerzas armadas', /armada|\bejercito\b|fuerza aerea|militar|marina\b(?! mercante)|ascensos/],
]

/** A word tells a subject from where it begins: `cultura` is not in «cafeticultura». */
const SUBJECTS = TOPICS.map(([topic, { source }]) => [topic, new RegExp(String.raw`\b(?:${source})`)] as const)

export const OTHER_TOPIC = 'Otras materias'

/** The subjects of a federal law by its name; `Otras materias` when none is told. */
export function topicsOf(name: string): string[] {
  const plain = unaccented(name)
  const found = SUBJECTS.filter(([, words]) => words.test(plain)).map(([topic]) => topic)
  return found.length ? found : [OTHER_TOPIC]
}
