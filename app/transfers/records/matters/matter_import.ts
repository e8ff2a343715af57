import { MATTER_HEADINGS, MATTER_TEXT_KEYS, NUMBER, type MatterTextKey } from '#app/matters/domain/fields'
import { heading, RFC_HEADINGS } from '#app/transfers/records/clients/client_import'
import type { ImportField } from '#app/transfers/records/import_field'
import { PARTY_HEADINGS } from './party_headings.js'

/** Texts that lists have before the place of the court; the number of the file stands before the branch of law, the others after the place. */
const FIRST: MatterTextKey[] = ['proceeding', 'stage', 'court']

const text = (key: MatterTextKey): ImportField => ({ key, headings: heading(MATTER_HEADINGS[key]) })

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
  text('fileNumber'),
  {
    key: 'materia',
    headings: heading(
      'materias?|area(?: de practica| legal| del derecho)?|rama(?: del derecho)?|especialidad|practice area|area of law|type of law'
    ),
  },
  ...FIRST.map(text),
  {
    key: 'courtPlace',
    headings: heading(
      'ciudad|plaza|estado y ciudad|ciudad / ?estado|ciudad o estado|entidad(?: federativa)?|localidad|lugar|sede|jurisdiccion|distrito(?: judicial)?|partido judicial|city|place|seat|venue'
    ),
  },
  ...MATTER_TEXT_KEYS.filter((key) => key !== 'fileNumber' && !FIRST.includes(key)).map(text),
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
