import { route } from '#app/core/addresses'
import type { Viewer } from '#app/core/contributions/registries'
import Court from '#app/courts/models/court'
import type { CourtKind } from '#app/courts/court_kinds'
import type { Materia } from '#app/matters/domain/materias'
import Matter from '#app/matters/models/matter'
import type { Court as ReaderCourt } from '#app/research/asking/court'
import type { MatterCourt } from '#app/research/registries'

/** What the courts of the catalogue are to article 217 of the Ley de Amparo; those left out cannot be told apart. */
const KINDS: Partial<Record<CourtKind, ReaderCourt['kind']>> = {
  district_court: 'district',
  circuit_court: 'collegiate',
  appeal_court: 'appeal',
  labor_court: 'federal_labour',
  regional_plenum: 'regional',
}
/** Branches of law that are a subject of the Semanario. */
const SUBJECTS: Partial<Record<Materia, string>> = {
  administrative: 'Administrativa',
  civil: 'Civil',
  constitutional: 'Constitucional',
  labor: 'Laboral',
  criminal: 'Penal',
}

/** A matter that somebody may see, with its court as far as the catalogue tells it; null when they may not see it. */
export async function courtOfMatter(viewer: Viewer, matterId: number): Promise<MatterCourt | null> {
  const matter = await Matter.seenBy(viewer).where('matters.id', matterId).first()
  if (!matter) return null
  const court = matter.courtId === null ? null : await Court.find(matter.courtId)
  const kind = court ? KINDS[court.kind] : undefined
  const subject = SUBJECTS[matter.materia as Materia] ?? null
  return {
    title: matter.title,
    href: route('law_firm.matters.show', { dossierId: matter.id }),
    court: court && kind ? { kind, circuit: court.circuit, subject } : null,
  }
}
