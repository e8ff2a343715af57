import { MatterArchivalSchema } from '#database/schema'

/** That a matter was put away, by whom and when. */
export default class MatterArchival extends MatterArchivalSchema {}
