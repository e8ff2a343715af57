import { ClientKeySchema } from '#database/schema'

/** One thing by which a client is recognised again. */
export default class ClientKey extends ClientKeySchema {}
