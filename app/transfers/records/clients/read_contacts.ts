import { MAX_CONTACTS } from '#app/clients/actions/save_contact'
import { CONTACT_ROLES, type ContactRole } from '#app/clients/domain/contact_fields'
import { nameKey } from '#app/clients/domain/duplicate_keys'
import { contactValidator } from '#app/clients/validators/client_contact'
import { translate } from '#app/core/messages/catalogue'
import { ValidationMessages } from '#app/core/messages/validation_messages'
import { CONTACT_ROLE } from '#app/transfers/records/choices/contact_roles'
import { chosenValue } from '#app/transfers/records/choices/value_field'
import {
  addressesIn,
  bareNumber,
  COLUMNS,
  named,
  partsOf,
  placeOf,
  takenApart,
  type Group,
  type NamedContact,
  type Part,
  type ReadContacts,
} from './contact_cells.js'
import type { Findings } from '#app/transfers/records/findings'
import type { ImportContext } from '#app/transfers/records/import_field'
import type { RowCells } from '#app/transfers/records/cells/row_cells'

type Role = Pick<NamedContact, 'role' | 'roleOther'>
type Reachable = { email: Part | undefined; phone: Part | undefined }

/** Reads who represents a client and whom the firm calls. Each is checked as the form does; what it refuses is put aside. */
export class ContactReader {
  readonly #contacts: NamedContact[] = []
  readonly #unnamed: Pick<ReadContacts, 'emails' | 'phones'> = { emails: [], phones: [] }

  constructor(
    private readonly cells: RowCells,
    private readonly context: ImportContext,
    private readonly findings: Findings
  ) {}

  async read(): Promise<ReadContacts> {
    for (const kind of COLUMNS) {
      const all = [kind.names, kind.roles, kind.emails, kind.phones].flatMap((field) => this.cells.all(field))
      for (const place of new Set(all.map(placeOf).sort((one, other) => one - other))) {
        const of = (field: string) => partsOf(this.cells.all(field).filter((cell) => placeOf(cell) === place))
        const group = { names: of(kind.names), roles: of(kind.roles), emails: of(kind.emails), phones: of(kind.phones) }
        await this.#readGroup(group, kind.role)
      }
    }
    return { contacts: this.#contacts, ...this.#unnamed }
  }

  /** One person takes the first of what is said; several are told apart by their places in the lists. */
  async #readGroup({ names, roles, emails, phones }: Group, fixed: ContactRole | null): Promise<void> {
    const role = (part: Part | undefined): Role => (fixed ? { role: fixed } : this.#role(part))
    const [only, second] = named(names)
    if (!second) {
      const [[email, ...moreEmails], [phone, ...morePhones]] = [addressesIn(emails), named(phones)]
      this.#aside(moreEmails, 'more_emails')
      this.#aside(morePhones, 'more_phones')
      if (only) return this.#add(only, role(named(roles)[0]), { email, phone })
      this.#aside(named(roles), 'contact_nameless')
      return this.#leaveToClient({ email, phone })
    }
    const paired = (parts: Part[]) => {
      if (parts.length === names.length) return parts
      this.#aside(named(parts), 'contact_nameless')
      return []
    }
    const [ownRoles, ownEmails, ownPhones] = [paired(roles), paired(emails), paired(phones)]
    this.#tooMany(named(names.slice(MAX_CONTACTS)))
    for (const [place, name] of names.slice(0, MAX_CONTACTS).entries()) {
      const reachable = { email: ownEmails[place], phone: ownPhones[place] }
      if (name.part) await this.#add(name, role(ownRoles[place]), reachable)
      else this.#leaveToClient(reachable)
    }
  }

  /** What stands for a role; a text that stands for none is a role in its own words. */
  #role(part: Part | undefined): Role {
    const value = part?.part ? chosenValue(CONTACT_ROLE, part.part, this.context) : null
    if (!value) return {}
    const role = CONTACT_ROLES.find((known) => known === value)
    return role ? { role } : { role: 'other', roleOther: value }
  }

  #leaveToClient({ email, phone }: Reachable): void {
    if (email?.part) this.#unnamed.emails.push({ ...email, text: email.part })
    if (phone?.part) this.#unnamed.phones.push({ ...phone, text: phone.part })
  }

  #aside(parts: Part[], reason: string): void {
    const [first] = parts
    if (first) this.findings.setAside(first.field, { ...first, text: parts.map(({ part }) => part).join('; ') }, reason)
  }

  async #add(name: Part, role: Role, { email, phone }: Reachable): Promise<void> {
    const apart = takenApart(name.part)
    const own: Reachable = {
      email: email?.part ? email : apart.email ? { ...name, part: apart.email } : undefined,
      phone: phone?.part ? phone : apart.phone ? { ...name, part: apart.phone } : undefined,
    }
    if (apart.name === '') return this.#leaveToClient(own)
    const contact: NamedContact = {
      name: apart.name,
      ...role,
      ...(own.email && { email: own.email.part }),
      ...(own.phone && { phone: bareNumber(own.phone.part) }),
    }
    const checked = await this.#checked(contact, { name, ...own })
    if (checked) this.#join(checked, name)
  }

  /** A contact as the form takes it. What it refuses is put aside; null when it is the name. */
  async #checked(contact: NamedContact, from: Reachable & { name: Part }): Promise<NamedContact | null> {
    const messagesProvider = new ValidationMessages(this.context.language)
    const [fault, valid] = await contactValidator.tryValidate({ role: 'contact', ...contact }, { messagesProvider })
    if (!fault)
      return Object.fromEntries(Object.keys(contact).map((key) => [key, valid[key as 'name']])) as NamedContact
    const { name, roleOther, ...reachable } = contact
    let rest: NamedContact = contact
    for (const { field, message } of fault.messages as { field: string; message: string }[]) {
      const part = field === 'email' || field === 'phone' ? from[field]! : from.name
      this.findings.refuse(part.field, { ...part, text: field === 'roleOther' ? roleOther! : part.part }, message)
      if (field === 'name') return null
      if (field === 'roleOther') rest = { name, ...reachable, role: 'contact' }
      rest = Object.fromEntries(Object.entries(rest).filter(([own]) => own !== field)) as NamedContact
    }
    return this.#checked(rest, from)
  }

  /** Somebody who stands there twice, as representative and as contact, is one person. */
  #join(contact: NamedContact, name: Part): void {
    const same = this.#contacts.find((other) => nameKey(other.name) === nameKey(contact.name))
    if (same) {
      for (const field of ['email', 'phone', 'roleOther'] as const) {
        const value = contact[field]
        const mayTake = field === 'roleOther' ? !same.role : !same[field]
        if (!value || same[field] === value) continue
        if (mayTake) Object.assign(same, { [field]: value }, field === 'roleOther' && { role: 'other' })
        else this.#aside([{ ...name, part: `${contact.name}: ${value}` }], 'contact_twice')
      }
    } else if (this.#contacts.length < MAX_CONTACTS) this.#contacts.push(contact)
    else this.#tooMany([name])
  }

  #tooMany(names: Part[]): void {
    const [first] = names
    if (!first) return
    const reason = translate(this.context.language, 'clients.contact.too_many', { max: MAX_CONTACTS })
    this.findings.refuse(first.field, { ...first, text: names.map(({ part }) => part).join('; ') }, reason)
  }
}
