import type { MatterTabProps } from '~/features/matters/matter_parts'

export type HearingsContent = MatterTabProps<'hearings'>['content']
export type HearingLine = HearingsContent['hearings'][number]
