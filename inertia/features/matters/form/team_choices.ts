import { router, usePage } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import type { TeamChoices } from './team_field'

/** Whom a team may take in: asked for when it is edited. Null until it has come. */
export function useTeamChoices(): TeamChoices | null {
  const { teamChoices } = usePage<{ teamChoices?: TeamChoices }>().props
  const [kept, setKept] = useState(teamChoices)
  if (teamChoices && teamChoices !== kept) setKept(teamChoices)
  const isMissing = !kept
  useEffect(() => {
    if (isMissing) router.reload({ only: ['teamChoices'] })
  }, [isMissing])
  return kept ?? null
}
