import { useEffect, useRef } from "react";

/**
 * Asks for an answer to every wish: never two at a time, and always one for the last.
 *
 * @param wish is asked again when it is another object
 * @param site the site around what is edited: when it is another one, the wish is asked again
 * @param asked gives the answer
 * @param onAnswer is given every answer
 */
export function useLatest<Wish extends object, Answer>(
  wish: Wish | undefined,
  site: object | undefined,
  asked: (wish: Wish) => Promise<Answer>,
  onAnswer: (answer: Answer) => void,
): void {
  const handlers = useRef({ asked, onAnswer });
  handlers.current = { asked, onAnswer };
  const line = useRef<{ busy: boolean; next?: Wish }>({ busy: false });

  useEffect(() => {
    if (wish === undefined || site === undefined) return;
    line.current.next = wish;
    if (!line.current.busy) void work();

    async function work(): Promise<void> {
      line.current.busy = true;
      for (let next = line.current.next; next; next = line.current.next) {
        line.current.next = undefined;
        try {
          handlers.current.onAnswer(await handlers.current.asked(next));
        } catch {
          // The notice about the server comes from saving; what is on the screen stays.
        }
      }
      line.current.busy = false;
    }
  }, [wish, site]);
}
