import { CLIENT_HEADINGS, CLIENT_TEXT_KEYS, CLIENT_TEXTS } from '#app/clients/domain/fields'
import { CONTACT_IMPORT_FIELDS } from './contact_headings.js'
import type { ImportField } from '#app/transfers/records/import_field'

/** A heading that is one of some patterns; without any nothing is, and only the label of the field tells it. */
export const heading = (pattern = '(?!)') => new RegExp(`^(?:${pattern})$`)

/** How columns are called that have the RFC of clients. */
export const RFC_HEADINGS = heading(CLIENT_HEADINGS.rfc)

const texts = CLIENT_TEXT_KEYS.map((key): ImportField => ({
  key,
  ...('isMany' in CLIENT_TEXTS[key] && { many: true }),
  headings: heading(CLIENT_HEADINGS[key]),
}))
const afterEmail = CLIENT_TEXT_KEYS.indexOf('email') + 1

/** What a file may say of a client. */
export const CLIENT_IMPORT_FIELDS: ImportField[] = [
  {
    key: 'type',
    headings: heading('tipo|tipo de (?:persona|cliente|contribuyente)|persona|personalidad|type|client type'),
  },
  {
    key: 'name',
    headings: heading(
      '(?:nombre (?:de la |del |de los |de )?)?clientes?|nombre|nombre completo|nombre y apellidos|razon social|denominacion(?: o razon social| social)?|nombre (?:o|/|y) (?:razon social|denominacion)|cliente / ?razon social|name|full name|client|client name|customer|company|company name|legal name'
    ),
  },
  {
    key: 'givenNames',
    headings: heading('nombres|nombre\\(s\\)|nombre de pila|primer nombre|first name|given names?'),
  },
  {
    key: 'firstSurname',
    headings: heading(
      '(?:apellido )?paterno|a\\.? ?paterno|ap\\.? paterno|primer apellido|apellidos?|last name|surname|first surname'
    ),
  },
  {
    key: 'secondSurname',
    headings: heading(
      '(?:apellido )?materno|a\\.? ?materno|ap\\.? materno|segundo apellido|second surname|second last name'
    ),
  },
  ...texts.slice(0, afterEmail),
  {
    key: 'phone',
    many: true,
    headings: heading(
      'tel[eé]?fonos?(?: de contacto| fijo| celular| movil| oficina| casa| particular)?|tels?\\.?|cel\\.?|celular(?:es)?|movil|whats ?app|tel\\.? ?/ ?cel\\.?|telefono ?/ ?celular|phones?|telephone|mobile'
    ),
  },
  ...texts.slice(afterEmail),
  {
    key: 'responsible',
    headings: heading(
      'responsable(?: del cliente| interno| de la cuenta)?|abogad[oa]s?(?: responsable| a cargo| asignad[oa]| titular)?|ejecutiv[oa](?: de cuenta)?|socio(?: responsable)?|encargad[oa]|lic\\.?|licenciad[oa]|a cargo de|asignad[oa](?: a)?|atiende|responsible(?: lawyer)?|lawyer|attorney|assignee|account manager|handled by'
    ),
  },
  {
    key: 'tags',
    many: true,
    headings: heading('etiquetas?|tags?|categorias?|palabras clave|clasificacion|segmento|labels?|keywords'),
  },
  ...CONTACT_IMPORT_FIELDS,
  {
    key: 'archived',
    headings: heading('archivad[oa]s?|archived|estatus(?: del cliente)?|status|situacion'),
  },
]
