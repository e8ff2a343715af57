import { RFC_HEADINGS } from './client_import.js'
import type { ImportField } from './import_field.js'
import { PARTY_HEADINGS } from './party_headings.js'

/** How many of a thing are meant at the beginning of a heading: «No. de», «Nombre del». */
const NUMBER = '(?:numero|num\\.?|no\\.?|nro\\.?|n°|#)\\s*(?:de(?:l)?\\s*)?'
const heading = (pattern: string) => new RegExp(`^(?:${pattern})$`)

const OWN: ImportField[] = [
  {
    key: 'reference',
    headings: heading(
      `(?:${NUMBER})?(?:interno|asunto|carpeta|control|folio|clave)(?: interna| interno)?|numero|num\\.?|no\\.?|expediente interno|exp\\.? interno|internal number|reference|matter number|ref\\.?|referencia`
    ),
  },
  {
    key: 'caption',
    headings: heading(
      'caratula|partes|partes del juicio|actor vs\\.? demandado|actor / demandado|actor y demandado|caption|parties|style of cause'
    ),
  },
  {
    key: 'title',
    headings: heading(
      'asunto|titulo|nombre(?: del asunto| del caso| del juicio)?|caso|descripcion(?: del asunto)?|title|matter|case|name|subject|matter name|description'
    ),
  },
  {
    key: 'fileNumber',
    headings: heading(
      `expedientes?|exp\\.?|(?:${NUMBER})(?:expediente|exp\\.?|juicio|toca|amparo|causa|carpeta de investigacion|averiguacion)(?: judicial)?|expediente (?:judicial|del juzgado|numero|no\\.?|num\\.?)|toca|causa(?: penal)?|carpeta(?: judicial| de investigacion)?|juicio no\\.?|file number|court file|docket(?: number)?|case (?:number|no\\.?)`
    ),
  },
  {
    key: 'materia',
    headings: heading(
      'materias?|area(?: de practica| legal| del derecho)?|rama(?: del derecho)?|especialidad|practice area|area of law|type of law'
    ),
  },
  {
    key: 'proceeding',
    headings: heading(
      '(?:tipo|clase) de (?:juicio|procedimiento|asunto|proceso|accion)|juicio|via|procedimiento|accion|prestacion(?:es)?|tipo|proceeding|type of proceeding|action'
    ),
  },
  {
    key: 'stage',
    headings: heading(
      'etapa(?: procesal| actual| del juicio)?|fase(?: procesal)?|estado procesal|situacion procesal|estatus procesal|stage|phase'
    ),
  },
  {
    key: 'court',
    headings: heading(
      'organo(?: jurisdiccional| o autoridad)?|autoridad|juzgado(?: / ?tribunal|/tribunal| o tribunal| o autoridad| o junta)?|tribunal|juzgado o tribunal|radicacion|radicado en|sala|junta|instancia|organo judicial|court|authority|before'
    ),
  },
  {
    key: 'courtPlace',
    headings: heading(
      'ciudad|plaza|estado y ciudad|ciudad / ?estado|ciudad o estado|entidad(?: federativa)?|localidad|lugar|sede|jurisdiccion|distrito(?: judicial)?|partido judicial|city|place|seat|venue'
    ),
  },
  {
    key: 'clientNumber',
    headings: heading(
      'numero del cliente|referencia del cliente|siniestro|(?:numero|no\\.?) de (?:siniestro|credito|cliente|contrato|poliza)|credito|client number|client reference'
    ),
  },
  {
    key: 'client',
    headings: heading(
      '(?:nombre (?:de la |del |de los |de )?)?clientes?|representado|cliente / ?razon social|razon social|clients?|client name|customer'
    ),
  },
  { key: 'clientRfc', headings: RFC_HEADINGS },
  {
    key: 'clientRole',
    headings: heading(
      'caracter(?: procesal| con que comparece| del cliente)?|calidad(?: procesal| del cliente)?|somos|representamos(?: a| al)?|rol(?: procesal| del cliente)?|posicion(?: procesal)?|parte que representamos|client role|we represent|our side'
    ),
  },
  {
    key: 'filedOn',
    headings: heading(
      '(?:(?:fecha|f\\.|fec\\.?|dia) (?:de |del |de la )?)?(?:presentacion|interposicion)(?: (?:de |del )?(?:la |el )?(?:demanda|dda\\.?|escrito(?: inicial)?|juicio|asunto))?|(?:demanda )?presentada(?: el)?|filed(?: on)?|filing date|date (?:of filing|filed)'
    ),
  },
  {
    key: 'claimAmount',
    headings: heading(
      '(?:cuantia|(?:monto|importe|valor|cantidad)(?: (?:del? )?(?:la )?(?:reclamad[oa]|demandad[oa]|demanda|asunto|negocio|juicio|pleito))?|suerte principal)(?: del? (?:la )?(?:asunto|negocio|juicio|demanda))?(?: (?:en pesos|mxn|m\\.?n))?|(?:claim(?:ed)?|disputed) amount|amount(?: (?:claimed|in dispute|of (?:the )?claim))?|value of (?:the )?claim|claim value'
    ),
  },
  {
    key: 'responsible',
    group: 'team',
    headings: heading(
      'responsable(?: del asunto| interno)?|abogad[oa]s?(?: responsable| a cargo| asignad[oa]| titular)?|encargad[oa]|lic\\.?|licenciad[oa]|a cargo de|asignad[oa](?: a)?|titular|responsible(?: lawyer)?|lawyer|attorney|assignee|handled by'
    ),
  },
  {
    key: 'team',
    many: true,
    group: 'team',
    headings: heading(
      'equipo|abogados|colaborador(?:es)?|pasantes?|apoyo|auxiliar(?:es)?|asociad[oa]s?|team|paralegals?|support'
    ),
  },
  {
    key: 'status',
    headings: heading(
      'estado(?: del asunto| actual)?|estatus(?: actual| general)?|status|situacion(?: actual)?|vigencia|state|activo'
    ),
  },
  {
    key: 'tags',
    many: true,
    group: 'team',
    headings: heading('etiquetas?|tags?|categorias?|palabras clave|clasificacion|labels?|keywords'),
  },
  {
    key: 'date',
    many: true,
    group: 'dates',
    headings:
      /^(?:fechas?|f\.|fec\.|dates?)(?: .*)?$|^(?:(?:proxim[oa]s?|ultim[oa]s?) )?(?:audiencias?|terminos?|vencimientos?|plazos?|vence|actuacion(?:es)?|acuerdos?|hearings?|deadlines?|next date|next hearing)(?: .*)?$|^(?:presentacion|emplazamiento|notificacion|admision|contestacion|prescripcion|caducidad|desahogo|filed|served)(?: .*)?$/,
  },
  {
    key: 'note',
    many: true,
    group: 'dates',
    headings:
      /^(?:notas?|observacion(?:es)?|comentarios?|anotacion(?:es)?|pendientes?|(?:ultima |proxima )?(?:gestion|accion a tomar|actividad)|que sigue|resumen|antecedentes|hechos|detalle|cuantia|monto(?: reclamado)?|importe|suerte principal|honorarios|notes?|comments?|remarks|summary|amount)$/,
  },
  { key: 'archived', headings: heading('archivad[oa]s?|archived') },
]

/** Where the parties stand among the fields: before the role of the client. */
const AFTER_ROLE = OWN.findIndex(({ key }) => key === 'clientRole')

/** What a file may say of a matter. */
export const MATTER_IMPORT_FIELDS: ImportField[] = [
  ...OWN.slice(0, AFTER_ROLE),
  ...PARTY_HEADINGS.map(([role, headings]): ImportField => ({
    key: `party.${role}`,
    many: true,
    group: 'parties',
    headings,
  })),
  ...OWN.slice(AFTER_ROLE),
]
