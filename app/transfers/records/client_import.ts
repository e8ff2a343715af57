import { LANGUAGES, translate } from '#app/core/messages/catalogue'
import { STATE_NAMES } from '#app/core/places/states'
import { fold } from '#app/core/text/fold'
import { clientValidator } from '#app/clients/validators/client'
import type { ImportField, JudgingContext, RowProblem } from './import_field.js'

/** What a file may say of a client. */
export const CLIENT_IMPORT_FIELDS: ImportField[] = [
  { key: 'type', headings: /^(tipo|tipo de persona|tipo de cliente|persona|type|client type)$/ },
  {
    key: 'name',
    headings:
      /^(nombre|cliente|nombre completo|razon social|denominacion|nombre o razon social|name|full name|client|company|company name|legal name)$/,
  },
  { key: 'givenNames', headings: /^(nombres|nombre\(s\)|nombre de pila|first name|given names?)$/ },
  { key: 'firstSurname', headings: /^(apellido paterno|primer apellido|apellido|last name|surname|first surname)$/ },
  { key: 'secondSurname', headings: /^(apellido materno|segundo apellido|second surname|second last name)$/ },
  { key: 'tradeName', headings: /^(nombre comercial|trade name)$/ },
  { key: 'rfc', headings: /^(rfc|r\.f\.c\.?|tax id)$/ },
  { key: 'curp', headings: /^curp$/ },
  { key: 'email', headings: /^(correo|correo electronico|email|e-mail|mail)$/ },
  { key: 'phone', headings: /^(telefono|telefonos|tel\.?|celular|movil|phone|telephone|mobile)$/ },
  { key: 'taxRegime', headings: /^(regimen|regimen fiscal|tax regime)$/ },
  { key: 'street', headings: /^(calle|direccion|domicilio|street|address)$/ },
  { key: 'exteriorNumber', headings: /^(numero exterior|no\.? exterior|num\.? ext\.?|exterior number|street number)$/ },
  { key: 'interiorNumber', headings: /^(numero interior|no\.? interior|num\.? int\.?|interior number|apartment)$/ },
  { key: 'colonia', headings: /^(colonia|neighborhood|neighbourhood)$/ },
  { key: 'municipality', headings: /^(municipio|alcaldia|delegacion|municipio o alcaldia|municipality|city)$/ },
  { key: 'zip', headings: /^(cp|c\.p\.?|codigo postal|zip|zip code|postal code)$/ },
  { key: 'state', headings: /^(estado|entidad|entidad federativa|state)$/ },
  { key: 'notes', headings: /^(notas|observaciones|comentarios|notes|comments)$/ },
]

const BUSINESS =
  /(\bs\.? ?a\.?( ?p\.? ?i\.?)?( de c\.? ?v\.?)?|\bs\.? de r\.? ?l\.?.*|\bs\.? ?c\.?|\ba\.? ?c\.?|\bi\.? ?a\.? ?p\.?|\bsofom.*|\binc\.?|\bllc\.?)$/
const PERSON_WORDS = /^(persona|persona fisica|fisica|person|individual|natural)$/
const BUSINESS_WORDS = /^(empresa|persona moral|moral|negocio|business|company|organization)$/

type Cells = Record<string, string>

/** A person or a business: as the file says, by the RFC (13 or 12 characters), by how the name ends, else a person. */
function typeOf(cells: Cells): 'person' | 'business' | null {
  const said = fold(cells.type ?? '')
  const names = LANGUAGES.map((language) => fold(translate(language, 'clients.business')))
  if (said !== '') {
    if (BUSINESS_WORDS.test(said) || names.includes(said)) return 'business'
    const isPerson =
      PERSON_WORDS.test(said) || LANGUAGES.some((language) => fold(translate(language, 'clients.person')) === said)
    return isPerson ? 'person' : null
  }
  const rfc = (cells.rfc ?? '').replace(/[^A-Za-zÑñ&\d]/g, '')
  if (rfc.length === 12) return 'business'
  if (rfc.length === 13 || cells.givenNames || cells.firstSurname) return 'person'
  return BUSINESS.test(fold(cells.name ?? '')) ? 'business' : 'person'
}

/** Reads the cells of a row, by field. What it says is checked as the form checks it. */
export async function judgeClient(cells: Cells, { language }: JudgingContext) {
  const problems: RowProblem[] = []
  const wrong = (field: string, value: string) =>
    void problems.push({ field, reason: translate(language, 'transfers.reason.choice', { value: value.slice(0, 60) }) })
  const type = typeOf(cells)
  if (!type) wrong('type', cells.type!)
  const state = cells.state ? STATE_NAMES.find((name) => sameState(name, cells.state!)) : undefined
  if (cells.state && !state) wrong('state', cells.state)
  const taxRegime = cells.taxRegime ? (/^\d{3}/.exec(cells.taxRegime)?.[0] ?? cells.taxRegime) : undefined
  const phones = (cells.phone ?? '')
    .split(/[;/]/)
    .map((number) => number.trim())
    .filter(Boolean)
  const { name, givenNames, zip } = cells
  const names = type === 'business' ? { name: name || givenNames } : { givenNames: givenNames || name }
  const data = {
    ...cells,
    ...names,
    type: type ?? 'person',
    state,
    taxRegime,
    zip: zip && /^\d{4}$/.test(zip) ? `0${zip}` : zip,
    phones: phones.length > 0 ? phones.map((number) => ({ number })) : undefined,
  }
  return { data, shape: clientValidator, problems, also: {} }
}

/** The state as people write it: «CDMX», «Edo. Méx.», «Coahuila». */
function sameState(name: string, said: string): boolean {
  const [known, told] = [fold(name), fold(said)]
  if (known === told || (told.length >= 6 && known.startsWith(`${told} de `))) return true
  if (known === 'ciudad de mexico') return ['cdmx', 'df', 'd.f.', 'distrito federal'].includes(told)
  return known === 'mexico' && ['estado de mexico', 'edomex', 'edo. mex.', 'edo. de mexico'].includes(told)
}

/** RFCs that are everybody's: the public and foreigners. */
const GENERIC_RFC = /^(XAXX|XEXX)010101000$/

/** By what a client is known when it comes again: the RFC, else the name. */
export function clientKey(values: Record<string, unknown>): string {
  const rfc = String(values.rfc ?? '')
  if (rfc && !GENERIC_RFC.test(rfc)) return `rfc ${rfc}`
  const parts =
    values.type === 'business' ? [values.name] : [values.givenNames, values.firstSurname, values.secondSurname]
  return `name ${fold(parts.filter(Boolean).join(' '))}`
}
