import type { HttpContext } from '@adonisjs/core/http'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { loadPeople } from '#app/matters/queries/load_people'
import MatterTransformer from '#app/matters/transformers/matter_transformer'
import { signedIn } from '#app/workspaces/context'

/** A matter as it is now, as the answer of a call. */
export async function answerWithMatter(ctx: HttpContext, id: number) {
  const matter = await authorizedMatter(ctx, 'view', id)
  await loadPeople(matter)
  return ctx.serialize(MatterTransformer.transform(matter, signedIn(ctx)))
}
