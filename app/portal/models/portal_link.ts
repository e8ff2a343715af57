import { PortalLinkSchema } from '#database/schema'

/** A link that opens the portal to the reader of a mailbox, once: in the first browser that uses it. Only the hashes of its secrets are kept. */
export default class PortalLink extends PortalLinkSchema {}
