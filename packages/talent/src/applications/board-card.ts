/** Somebody on the board of a job. */
import type { Application } from "../model/application.ts";
import type { Message } from "../model/message.ts";

export interface BoardCard {
  readonly application: Application;
  readonly name: string;
  readonly headline: string | null;
  readonly location: string | null;
  readonly years: number | null;
  /** The newest mail about this job that was sent or came. */
  readonly last_mail: { readonly direction: Message["direction"]; readonly at: string } | null;
  /** When the newest mail was written, where it was only kept, because no mail server is set up. */
  readonly unsent_mail: string | null;
  /** When the next one begins. */
  readonly next_interview: string | null;
  /** Effects about them that wait for an approval. */
  readonly waiting: number;
}
