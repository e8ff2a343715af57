/** Why an upload ended: what the server said, and whether the same file can succeed when it is sent again. */
export class UploadFailed extends Error {
  constructor(
    message: string,
    readonly canSucceed: boolean
  ) {
    super(message)
  }
}

/** Answers after which the same request may be given another answer: no session, a conflict, too many, a server that is not well. */
const PASSING = new Set([0, 401, 408, 409, 419, 423, 425, 429])

/** Whether sending again can help after an answer; 0 stands for none. */
export const canSucceedAfter = (status: number): boolean => PASSING.has(status) || status >= 500
