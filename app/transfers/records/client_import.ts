import { CONTACT_IMPORT_FIELDS } from './contact_headings.js'
import type { ImportField } from './import_field.js'

const heading = (pattern: string) => new RegExp(`^(?:${pattern})$`)

/** How columns are called that have the RFC of clients. */
export const RFC_HEADINGS = heading(
  '(?:clave |num(?:ero|\\.)? )?(?:de )?r\\.?f\\.?c\\.?(?: (?:del )?cliente| con homoclave)?|registro federal de contribuyentes|tax id'
)

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
  { key: 'tradeName', headings: heading('nombre comercial|marca|alias|trade name') },
  {
    key: 'rfc',
    headings: RFC_HEADINGS,
  },
  { key: 'curp', headings: heading('c\\.?u\\.?r\\.?p\\.?') },
  {
    key: 'email',
    headings: heading(
      'correos?|correo (?:electronico|e|de contacto)|emails?|e-?mails?|mails?|mail de contacto|correo / ?email'
    ),
  },
  {
    key: 'phone',
    many: true,
    headings: heading(
      'tel[eé]?fonos?(?: de contacto| fijo| celular| movil| oficina| casa| particular)?|tels?\\.?|cel\\.?|celular(?:es)?|movil|whats ?app|tel\\.? ?/ ?cel\\.?|telefono ?/ ?celular|phones?|telephone|mobile'
    ),
  },
  { key: 'taxRegime', headings: heading('regimen|regimen fiscal|tax regime') },
  {
    key: 'street',
    headings: heading(
      'calle(?: y (?:numero|no\\.?))?|direccion(?: completa| fiscal)?|domicilio(?: fiscal| particular)?|street|address'
    ),
  },
  {
    key: 'exteriorNumber',
    headings: heading('(?:numero|no\\.?|num\\.?) ?ext(?:erior|\\.)?|exterior number|street number'),
  },
  {
    key: 'interiorNumber',
    headings: heading('(?:numero|no\\.?|num\\.?) ?int(?:erior|\\.)?|interior number|apartment'),
  },
  { key: 'colonia', headings: heading('col(?:onia|\\.)?|fraccionamiento|neighborhood|neighbourhood') },
  {
    key: 'municipality',
    headings: heading(
      'municipio|alcaldia|delegacion|municipio o alcaldia|municipio ?/ ?alcaldia|alcaldia ?/ ?municipio|ciudad|localidad|municipality|city'
    ),
  },
  { key: 'zip', headings: heading('cp|c\\. ?p\\.?|cod\\.? postal|codigo postal|zip|zip code|postal code') },
  { key: 'state', headings: heading('estado|edo\\.?|entidad|entidad federativa|estado ?/ ?entidad|state') },
  {
    key: 'notes',
    many: true,
    headings: heading('notas?|observacion(?:es)?|comentarios?|referencias?|anotacion(?:es)?|notes?|comments?|remarks'),
  },
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
