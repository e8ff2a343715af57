import { inject } from '@adonisjs/core'
import type { Author } from '#app/core/audit/author'
import { Refusal } from '#app/core/errors/refusal'
import { UnderMaintenance } from '#app/core/errors/under_maintenance'
import { isMaintenance } from '#app/core/system/maintenance'
import { VerifyCredentials } from '#app/accounts/actions/verify_credentials'
import { VerifySecondFactor } from '#app/accounts/actions/verify_second_factor'
import { isInternal } from '#app/accounts/internal_domain'
import User from '#app/accounts/models/user'
import { SignInLimits } from '#app/accounts/sign_in_limits'
import { recordRefusal } from '#app/auth/actions/record_refusal'
import Member from '#app/workspaces/models/member'
import { StartApiSession, type ProgramStart } from './start_api_session.js'

/** What a program shows for the person that it works for. */
export interface Credentials {
  email: string
  password: string
  /** Of the authenticator app or from paper, when the person has a second factor. */
  code?: string
}

const isWrong = (error: unknown) =>
  error instanceof Refusal && ['credentialsInvalid', 'codeInvalid'].includes(error.refusal)

/** Signs a program in with what a person types at sign-in: the same limits and the same refusals. */
@inject()
export class SignInProgram {
  constructor(
    private readonly verifyCredentials: VerifyCredentials,
    private readonly verifySecondFactor: VerifySecondFactor,
    private readonly startApiSession: StartApiSession
  ) {}

  /** Throws `credentialsInvalid`, `emailNotVerified`, `codeInvalid` (with `required: code` when none came), TooManyTries, UnderMaintenance. */
  async handle({ email, password, code }: Credentials, start: Omit<ProgramStart, 'workspaceId'>, visitor: Author) {
    const limits = new SignInLimits(email, visitor.ip ?? '')
    await limits.takeTry()
    const found = await User.findByEmail(email)
    const refused = (error: unknown) => recordRefusal(error, visitor, found?.id ?? null)
    const user = await this.counted(limits, () => this.verifyCredentials.check(found, password)).catch(refused)
    if ((await isMaintenance()) && !isInternal(user.email)) throw new UnderMaintenance()
    if (user.twoFactorEnabledAt) await this.passSecondFactor(user, code, visitor).catch(refused)
    const workspaceId = await Member.startingFirmOf(user)
    return this.startApiSession.handle(user, { ...start, workspaceId }, visitor)
  }

  private async passSecondFactor(user: User, code: string | undefined, visitor: Author): Promise<void> {
    if (!code) throw new Refusal('codeInvalid', { required: 'code' })
    const limits = new SignInLimits(String(user.id), visitor.ip ?? '', null, 'second-factor')
    await limits.takeTry()
    await this.counted(limits, () => this.verifySecondFactor.handle(user, code, visitor))
  }

  /** Whatever but a wrong answer gives the try back. */
  private async counted<T>(limits: SignInLimits, attempt: () => Promise<T>): Promise<T> {
    const result = await attempt().catch(async (error) => {
      if (!isWrong(error)) await limits.giveBack()
      throw error
    })
    await limits.giveBack()
    return result
  }
}
