import type { MatterTabContents } from '@generated/parts'

/** What the tab of fees is sent. */
export type FeesContent = MatterTabContents['fees']
export type Agreement = NonNullable<FeesContent['agreement']>
export type TimeLine = FeesContent['time']['lines'][number]
export type ExpenseLine = FeesContent['expenses']['lines'][number]
export type Watch = NonNullable<FeesContent['watch']>
export type Currency = TimeLine['currency']
export type People = FeesContent['people']
