import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { FieldProblem } from '#app/core/errors/field_problem'
import Court from '#app/courts/models/court'
import { PROCEEDING_LENGTHS } from '#app/amparo/domain/proceedings'
import { refuseFuture } from '#app/amparo/http/news_form'
import type { ProceedingFields } from '#app/amparo/domain/proceeding_fields'
import AmparoProceeding from '#app/amparo/models/amparo_proceeding'
import { courtsNamed } from '#app/amparo/queries/courts_named'
import type { proceedingValidator } from '#app/amparo/validators/proceeding'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { currentViewer } from '#app/workspaces/viewer'

type Form = Infer<typeof proceedingValidator>

/** What a form of a proceeding said, made whole and checked against what the person sees. What cannot be is said at its field. */
export async function proceedingFields(
  ctx: HttpContext,
  form: Form,
  own?: AmparoProceeding
): Promise<ProceedingFields> {
  const { number = null, complainant = null, thirdParty = null, actClaimed = null, authorities = null } = form
  const { notifiedOn = null, notification = null, notes = null, matterId = null } = form
  refuseFuture(ctx, 'notifiedOn', notifiedOn)
  if (matterId !== null && matterId !== own?.matterId) await chosenMatter(ctx, matterId)
  const parentId = await parentIn(ctx, form.parentId ?? null, own?.parentId ?? null)
  return {
    ...{ kind: form.kind, isOwn: form.isOwn, number, complainant, thirdParty, actClaimed, authorities },
    ...{ notifiedOn, notification, suspension: form.suspension, notes, matterId, parentId },
    shownToClient: form.shownToClient,
    ...(await courtIn(form)),
  }
}

/** A matter that the person may change. Throws a FieldProblem for one that they do not see. */
export async function chosenMatter(ctx: HttpContext, matterId: number) {
  return authorizedMatter(ctx, 'edit', matterId)
}

/** The proceeding that it is a remedy in; one that the person may not know of stays as it was. */
async function parentIn(ctx: HttpContext, chosen: number | null, former: number | null): Promise<number | null> {
  const isSeen = async (id: number) =>
    (await AmparoProceeding.seenBy(currentViewer(ctx)).where('amparo_proceedings.id', id).first()) !== null
  if (chosen === null) return former !== null && !(await isSeen(former)) ? former : null
  if (!(await isSeen(chosen))) throw new FieldProblem('parentId', 'amparo.problem.no_parent')
  return chosen
}

/**
 * The court that was chosen of the catalogue or typed. A name that one court of today has is that court; one that several have is asked for.
 */
export async function courtIn({
  court = null,
  courtId = null,
}: {
  court?: string | null
  courtId?: number | null
}): Promise<{ court: string | null; courtId: number | null }> {
  if (courtId !== null) {
    const found = await Court.find(courtId)
    if (!found) throw new FieldProblem('court', 'matters.court.unknown')
    return { court: found.name.slice(0, PROCEEDING_LENGTHS.court), courtId }
  }
  if (court === null) return { court, courtId }
  const named = await courtsNamed(court)
  if (named.length > 1) throw new FieldProblem('court', 'amparo.problem.two_courts')
  return { court, courtId: named[0]?.id ?? null }
}
