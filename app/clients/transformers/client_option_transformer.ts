import { BaseTransformer } from '@adonisjs/core/transformers'
import type Client from '#app/clients/models/client'

/** A client as the box that picks one needs it. */
export default class ClientOptionTransformer extends BaseTransformer<Client> {
  toObject() {
    const { id, name, email, rfc } = this.resource
    return { value: String(id), label: name, description: email ?? rfc ?? undefined }
  }
}
