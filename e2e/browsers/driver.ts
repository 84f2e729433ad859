/** A browser as the scenarios see it: what a visitor's hands do, and a look inside. */
export interface Driver {
  /** Loads an address and waits until it is loaded. */
  open(url: string): Promise<void>;
  /** Goes one step back in the history, as the browser's button does. */
  back(): Promise<void>;
  /** Gives the page this many pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Moves the pointer to a point of the window. */
  point(x: number, y: number): Promise<void>;
  /** Clicks at a point of the window. */
  click(x: number, y: number): Promise<void>;
  /** Types a text into what has the focus. */
  type(text: string): Promise<void>;
  /** Presses a key by its name in `KeyboardEvent.key`, for example `Escape`; `Control+s` holds another one. */
  press(keys: string): Promise<void>;
  /** Runs a function in the page. It sees nothing of this program but its argument. */
  run<Argument, Result>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  /** Takes the errors and warnings that came to the console since the last call, the browser's own among them. */
  takeMessages(): string[];
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Starts a browser. */
export type OpenDriver = () => Promise<Driver>;
