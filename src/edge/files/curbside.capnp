using Workerd = import "/workerd/workerd.capnp";

# Curbside's service on port 8080. Put settings.json, city.snapshot and city.timetable next to this
# file, then run `npx workerd serve curbside.capnp` in this folder.
const config :Workerd.Config = (
  services = [(name = "curbside", worker = .curbside)],
  sockets = [(name = "http", address = "*:8080", http = (), service = "curbside")],
);

const curbside :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "worker.js")],
  compatibilityDate = "2026-10-01",
  bindings = [
    (name = "SETTINGS", json = embed "settings.json"),
    (name = "SNAPSHOT", data = embed "city.snapshot"),
    (name = "TIMETABLE", data = embed "city.timetable"),
  ],
);
