import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ChangeNews } from '#app/amparo/actions/change_news'
import { FieldProblem } from '#app/core/errors/field_problem'
import { editableProceeding, seenProceeding } from '#app/amparo/http/load_proceeding'
import { newsFields, refuseFuture } from '#app/amparo/http/news_form'
import type AmparoProceeding from '#app/amparo/models/amparo_proceeding'
import { knownNews } from '#app/amparo/queries/known_news'
import { readPage, UnreadablePage, type ReadPage } from '#app/amparo/reading/read_page'
import { newsDayValidator, pageValidator, sightingValidator } from '#app/amparo/validators/proceeding'
import { authorOf, personOf } from '#app/workspaces/context'

/** Most news that a preview shows; all are counted. */
const SHOWN = 100

/** A page of the case of another number. */
class OtherCase extends Error {
  constructor(readonly number: string) {
    super(`the page is of ${number}`)
  }
}

/** What the court published in a case: written by hand, or of a page that a person opened and copied. */
@inject()
export default class ProceedingNewsController {
  constructor(private readonly changeNews: ChangeNews) {}

  async store(ctx: HttpContext) {
    const proceeding = await editableProceeding(ctx)
    const items = [await newsFields(ctx)]
    const { added } = await this.changeNews.add(authorOf(ctx), proceeding, { source: 'hand', items })
    return this.answer(ctx, added > 0 ? 'amparo.news.added' : 'amparo.news.known', added)
  }

  /** What a page would bring. Nothing is stored. */
  async preview(ctx: HttpContext) {
    const proceeding = await editableProceeding(ctx)
    const { content } = await ctx.request.validateUsing(pageValidator)
    try {
      const page = await this.read(proceeding, content)
      const known = await knownNews(proceeding, page.items)
      const lines = page.items.map((item, place) => ({ ...item, isKnown: known[place]! }))
      const counts = { added: known.filter((each) => !each).length, known: known.filter(Boolean).length }
      return ctx.response.json({ problem: null, lines: lines.slice(0, SHOWN), counts, leftOut: page.leftOut })
    } catch (error) {
      const nothing = { lines: [], counts: { added: 0, known: 0 }, leftOut: 0 }
      if (error instanceof UnreadablePage) return ctx.response.json({ problem: error.problem, ...nothing })
      if (!(error instanceof OtherCase)) throw error
      return ctx.response.json({ problem: 'other_case', number: error.number, ...nothing })
    }
  }

  async paste(ctx: HttpContext) {
    const proceeding = await editableProceeding(ctx)
    const { content } = await ctx.request.validateUsing(pageValidator)
    const { items, neun } = await this.read(proceeding, content).catch((error: unknown) => {
      if (error instanceof OtherCase)
        throw new FieldProblem('content', 'amparo.paste.other_case', { number: error.number })
      if (!(error instanceof UnreadablePage)) throw error
      throw new FieldProblem('content', `amparo.paste.${error.problem}`)
    })
    const { added, completed } = await this.changeNews.add(authorOf(ctx), proceeding, { source: 'paste', items, neun })
    return this.answer(ctx, added + completed > 0 ? 'amparo.news.added' : 'amparo.news.known', added + completed)
  }

  async date(ctx: HttpContext) {
    const proceeding = await editableProceeding(ctx)
    const { decidedOn } = await ctx.request.validateUsing(newsDayValidator)
    refuseFuture(ctx, 'decidedOn', decidedOn)
    const newsId = ctx.params.newsId as number
    await this.changeNews.date(authorOf(ctx), proceeding, { newsId, decidedOn })
    return this.answer(ctx, 'amparo.news.dated', 1)
  }

  async destroy(ctx: HttpContext) {
    const proceeding = await editableProceeding(ctx)
    await this.changeNews.remove(authorOf(ctx), proceeding, ctx.params.newsId as number)
    return this.answer(ctx, 'amparo.news.removed', 1)
  }

  /** The clients of the matter read what an order says. */
  async display(ctx: HttpContext) {
    const proceeding = await editableProceeding(ctx)
    await this.changeNews.show(authorOf(ctx), proceeding, { newsId: ctx.params.newsId as number, isShown: true })
    return this.answer(ctx, 'amparo.news.displayed', 1)
  }

  async withhold(ctx: HttpContext) {
    const proceeding = await editableProceeding(ctx)
    await this.changeNews.show(authorOf(ctx), proceeding, { newsId: ctx.params.newsId as number, isShown: false })
    return this.answer(ctx, 'amparo.news.withheld', 1)
  }

  async see(ctx: HttpContext) {
    const proceeding = await seenProceeding(ctx)
    const { upTo } = await ctx.request.validateUsing(sightingValidator)
    await this.changeNews.see(personOf(ctx).id, proceeding, upTo)
    return ctx.response.redirect().toRoute('amparo.show', [proceeding.id])
  }

  async follow(ctx: HttpContext) {
    const proceeding = await seenProceeding(ctx)
    await this.changeNews.follow(personOf(ctx).id, proceeding)
    return this.answer(ctx, 'amparo.following', 1)
  }

  async unfollow(ctx: HttpContext) {
    const proceeding = await seenProceeding(ctx)
    await this.changeNews.unfollow(personOf(ctx).id, proceeding)
    return this.answer(ctx, 'amparo.not_following', 1)
  }

  /** Throws UnreadablePage, and OtherCase for the page of another case. */
  private async read({ numberKey }: AmparoProceeding, content: string): Promise<ReadPage> {
    const page = await readPage(content)
    if (page.numberKey !== null && numberKey !== null && page.numberKey !== numberKey)
      throw new OtherCase(page.numberKey)
    return page
  }

  private answer({ session, response, params }: HttpContext, key: string, count: number) {
    session.flash('notices', { toast: { key, values: { count } } })
    return response.redirect().toRoute('amparo.show', [params.id])
  }
}
