import type { ClientPanelContents } from '@generated/parts'

export type Contact = ClientPanelContents['client_contacts']['contacts'][number]
