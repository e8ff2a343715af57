import type { MatterTabContents } from '@generated/parts'
import type { MessageId } from '~/i18n/messages'

/** What the tab of deadlines is sent. */
export type DocketContent = MatterTabContents['docket']
export type DeadlineLine = DocketContent['open'][number]
export type DeadlineStatus = DeadlineLine['status']
export type DeadlineCard = NonNullable<DocketContent['card']>
/** What may be notified, and the terms that it opens. */
export type Resolution = DocketContent['resolutions'][number]
export type Outcome = 'met' | 'missed' | 'not_due'

export const resolutionName = (key: string) => `docket.resolution.${key}` as MessageId
