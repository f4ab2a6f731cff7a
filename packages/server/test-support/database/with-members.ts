/** The same object with these members replaced. */
export function withMembers<Target extends object>(target: Target, differences: object): Target {
  return new Proxy(target, {
    get(_, name) {
      const value = Reflect.get(name in differences ? differences : target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
