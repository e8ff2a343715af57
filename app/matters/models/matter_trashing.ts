import { MatterTrashingSchema } from '#database/schema'

/** That a matter was put into the trash, by whom, and when it is erased. */
export default class MatterTrashing extends MatterTrashingSchema {}
