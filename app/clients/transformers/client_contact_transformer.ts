import { BaseTransformer } from '@adonisjs/core/transformers'
import { storedContact, type ContactFields } from '#app/clients/domain/contact_fields'
import type ClientContact from '#app/clients/models/client_contact'
import { formatPhone } from '#app/core/validators/phone'

/** A person of a client, with their telephone as people read it (`phone`) and as it is dialled (`dial`). */
export default class ClientContactTransformer extends BaseTransformer<ClientContact> {
  toObject() {
    const { id, version, phone } = this.resource
    const fields = storedContact(this.resource as ContactFields)
    return { id, version, ...fields, phone: phone && formatPhone(phone), dial: phone ?? null }
  }
}
