import { DeviceSchema } from '#database/schema'

/** A browser on which a person has signed in before, known by a token in its cookie; several people may share one. */
export default class Device extends DeviceSchema {}
