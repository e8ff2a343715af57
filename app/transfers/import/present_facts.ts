import { CLIENT_TEXT_KEYS } from '#app/clients/domain/fields'
import { translate, type Language } from '#app/core/messages/catalogue'
import { formatMoney, money } from '#app/core/money'
import { writtenDay } from '#app/core/text/written_day'
import { formatPhone } from '#app/core/validators/phone'
import { fieldsOf, type TemplateField } from '#app/matter_templates/definition'
import { textOf, type FieldValue, type FieldValues } from '#app/matter_templates/field_value'
import { MATTER_TEXT_KEYS } from '#app/matters/domain/fields'
import type { PartyFields } from '#app/matters/domain/party_fields'
import type { Subject } from '#app/transfers/records/import_field'
import type { NamedContact } from '#app/transfers/records/clients/contact_cells'
import type { GivenRfc } from '#app/transfers/records/clients/read_client_rfc'
import type { MatterDate } from '#app/transfers/records/cells/read_dates'
import { fieldName } from '#app/transfers/records/subjects'
import type { ImportRun } from './import_run.js'

type Values = Record<string, unknown>

/** Something that a record will say, as a person reads it. */
export interface Fact {
  label: string
  text: string
}

/** How a row will be called and what it will say. */
export function presentFacts(values: Values, run: ImportRun): { title: string; facts: Fact[] } {
  const isMatter = run.transfer.subject === 'matters'
  const facts = isMatter ? matterFacts(values, run) : clientFacts(values, run)
  const title = isMatter ? values.title : values.type === 'business' ? values.name : personName(values)
  return { title: String(title), facts: facts.filter(({ text }) => text !== '') }
}

function matterFacts(values: Values, { context }: ImportRun): Fact[] {
  const { language, people, template } = context
  const own = (key: string, value = values[key]) => ({
    label: fieldName('matters', { key }, language),
    text: String(value ?? ''),
  })
  const person = (id: unknown) => people.find((one) => one.id === id)?.name ?? ''
  const parties = [...Map.groupBy((values.parties ?? []) as PartyFields[], ({ role, roleOther }) => roleOther ?? role)]
  const roleOf = (role: string) => {
    const key = `matters.party.role.${role}`
    const name = translate(language, key)
    return name === key ? role : name
  }
  const dates = (values.dates ?? []) as MatterDate[]
  const answers = (values.answers ?? {}) as FieldValues
  return [
    own('reference'),
    own('fileNumber'),
    own('client', ((values.clients ?? []) as string[]).join('; ')),
    own('clientRfc', (values.clientRfc as GivenRfc | undefined)?.rfc),
    own('materia', translate(language, `matters.materia.${String(values.materia)}`)),
    own('status', translate(language, `matters.status.${String(values.status)}`)),
    ...MATTER_TEXT_KEYS.filter((key) => key !== 'fileNumber').map((key) => own(key)),
    own('clientRole', values.ourRole && roleOf(String(values.ourRole))),
    own('filedOn', values.filedOn && writtenDay(String(values.filedOn), language)),
    own('claimAmount', typeof values.claimAmount === 'number' ? formatMoney(money(values.claimAmount)) : ''),
    own('responsible', person(values.responsibleId)),
    own('team', ((values.team ?? []) as number[]).map(person).join('; ')),
    ...parties.map(([role, some]) => ({ label: roleOf(role), text: some.map(({ name }) => name).join('; ') })),
    ...dates.map(({ title, dueOn, dueTime }) => ({
      label: title,
      text: [writtenDay(dueOn, language), dueTime].filter(Boolean).join(', '),
    })),
    own('tags', ((values.tags ?? []) as string[]).join('; ')),
    archivedFact('matters', values, language),
    own('note', ((values.notes ?? []) as string[]).join(' · ').replaceAll('\n', ' · ').slice(0, 200)),
    ...fieldsOf(template?.definition ?? { stages: [], sections: [], slots: {} }).flatMap((field) =>
      answers[field.key] === undefined
        ? []
        : { label: field.label, text: answerText(field, answers[field.key]!, language) }
    ),
  ]
}

const answerText = (field: TemplateField, answer: FieldValue, language: Language) =>
  field.type === 'date' ? writtenDay(String(answer), language) : textOf(field, answer)

const personName = ({ givenNames, firstSurname, secondSurname }: Values) =>
  [givenNames, firstSurname, secondSurname].filter(Boolean).join(' ')

/** Only what is put away is worth saying. */
const archivedFact = (subject: Subject, { archived }: Values, language: Language): Fact => ({
  label: fieldName(subject, { key: 'archived' }, language),
  text: archived ? translate(language, 'transfers.yes') : '',
})

/** Who represents a client and whom the firm calls, by their role. */
function contactFacts(contacts: NamedContact[], language: Language): Fact[] {
  const roleOf = ({ role = 'contact', roleOther }: NamedContact) =>
    roleOther ?? translate(language, `clients.contact.role.${role}`)
  return [...Map.groupBy(contacts, roleOf)].map(([label, some]) => ({
    label,
    text: some
      .map(({ name, email, phone }) => [name, email, phone && formatPhone(phone)].filter(Boolean).join(', '))
      .join('; '),
  }))
}

function clientFacts(values: Values, { context: { language, people } }: ImportRun): Fact[] {
  const own = (key: string, value = values[key]) => ({
    label: fieldName('clients', { key }, language),
    text: String(value ?? ''),
  })
  const phones = ((values.phones ?? []) as { number: string }[]).map(({ number }) => formatPhone(number)).join('; ')
  const texts = CLIENT_TEXT_KEYS.filter((key) => key !== 'notes')
  const afterEmail = texts.indexOf('email') + 1
  return [
    own('type', translate(language, `clients.${String(values.type)}`)),
    ...['givenNames', 'firstSurname', 'secondSurname', ...texts.slice(0, afterEmail)].map((key) => own(key)),
    own('phone', phones),
    ...texts.slice(afterEmail).map((key) => own(key)),
    own('responsible', people.find(({ id }) => id === values.responsibleId)?.name),
    own('tags', ((values.tags ?? []) as string[]).join('; ')),
    ...contactFacts((values.contacts ?? []) as NamedContact[], language),
    archivedFact('clients', values, language),
    own('notes', String(values.notes ?? '').slice(0, 200)),
  ]
}
