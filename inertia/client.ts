import { registry } from '@generated/registry'
import { createTuyau } from '@tuyau/core/client'

/** Typed client of the server's routes; `urlFor` makes their addresses. */
export const client = createTuyau({ baseUrl: '/', registry })

export const urlFor = client.urlFor
