import { RecoveryRequestSchema } from '#database/schema'

/** That somebody asked to recover the password of an address, whether or not it has an account; one row an address. Holds only hashes. */
export default class RecoveryRequest extends RecoveryRequestSchema {}
