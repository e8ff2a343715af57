import type { Data } from '@generated/data'
import type { LucideIcon } from 'lucide-react'
import { CircleDot, CirclePause, Flag } from 'lucide-react'
import type { BadgeTone } from '~/components/display/badge'
import type { MessageId } from '~/i18n/messages'

export type MatterLine = Data.Matters.MatterRow
export type MatterFacts = Data.Matters.Matter
export type Status = MatterLine['status']
export type Materia = MatterLine['materia']

/** The states of a matter: their names and how a badge draws them. */
export const STATUSES: Record<Status, { name: MessageId; icon: LucideIcon; tone: BadgeTone }> = {
  active: { name: 'matters.status.active', icon: CircleDot, tone: 'success' },
  suspended: { name: 'matters.status.suspended', icon: CirclePause, tone: 'neutral' },
  concluded: { name: 'matters.status.concluded', icon: Flag, tone: 'outline' },
}

/** The branches of law under which matters are filed, with their names. */
export const MATERIAS: Record<Materia, MessageId> = {
  administrative: 'matters.materia.administrative',
  agrarian: 'matters.materia.agrarian',
  amparo: 'matters.materia.amparo',
  civil: 'matters.materia.civil',
  commercial: 'matters.materia.commercial',
  constitutional: 'matters.materia.constitutional',
  corporate: 'matters.materia.corporate',
  criminal: 'matters.materia.criminal',
  electoral: 'matters.materia.electoral',
  environmental: 'matters.materia.environmental',
  family: 'matters.materia.family',
  immigration: 'matters.materia.immigration',
  intellectual_property: 'matters.materia.intellectual_property',
  labor: 'matters.materia.labor',
  real_estate: 'matters.materia.real_estate',
  social_security: 'matters.materia.social_security',
  tax: 'matters.materia.tax',
  other: 'matters.materia.other',
}

export const STATUS_KEYS = Object.keys(STATUSES) as Status[]
export const MATERIA_KEYS = Object.keys(MATERIAS) as Materia[]
