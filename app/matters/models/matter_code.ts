import { MatterCodeSchema } from '#database/schema'

/** The code of a label on a folder, which leads to a matter: one for the team, one for the client. */
export default class MatterCode extends MatterCodeSchema {}
