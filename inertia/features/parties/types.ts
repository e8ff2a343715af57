import type { PARTY_SIDES } from '@generated/fields'
import type { MatterTabContents } from '@generated/parts'

export type Side = (typeof PARTY_SIDES)[number]

export type Lawyer = { id?: number; name: string; licenseNumber: string | null; phone: string | null }

export type Party = MatterTabContents['parties']['parties'][number]
