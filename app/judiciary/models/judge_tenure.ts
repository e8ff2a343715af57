import { JudgeTenureSchema } from '#database/schema'

/** A time in which somebody sat in a court. Days as `YYYY-MM-DD`, both included; null = not known, or still there. */
export default class JudgeTenure extends JudgeTenureSchema {}
