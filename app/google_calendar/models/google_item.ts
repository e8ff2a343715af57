import { GoogleItemSchema } from '#database/schema'

/** Which event at Google stands for which thing, and how it was there last. */
export default class GoogleItem extends GoogleItemSchema {}
