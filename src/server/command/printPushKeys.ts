import webpush from 'web-push';

/**
 * Prints a new key with which a server signs its pushes, and where it belongs. It is stored nowhere. With arguments, it
 * only prints what it does.
 *
 * @returns the exit code
 */
export function printPushKeys(args: readonly string[], print: (text: string) => void): 0 | 1 {
  if (args.length > 0) {
    print(
      'push-keys prints a new key for reminders that reach a closed page. It takes no options.\n',
    );
    return args.every((each) => each === '--help' || each === '-h') ? 0 : 1;
  }
  const { privateKey } = webpush.generateVAPIDKeys();
  print(`Keep this line where the server's environment variables are, and nowhere else:

CURBSIDE_PUSH_KEY=${privateKey}

And name it in the settings file, with an address that push services can write to:

"server": {
  "reminders": {
    "key": { "variable": "CURBSIDE_PUSH_KEY" },
    "contact": "mailto:transit@city.example.org"
  }
}

With another key, reminders that riders have set with this one no longer reach them.
`);
  return 0;
}
